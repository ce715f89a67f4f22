import { keeping } from './activity-options.ts';

/** What may take its time: compares records with each other, erases what was deleted, clears what is old. */
export async function upkeep(): Promise<void> {
  const steps = [
    () => keeping.reconcileBooks.executeWithOptions({ summary: 'Compare the books with themselves' }, []),
    () => keeping.reconcilePayments.executeWithOptions({ summary: 'Ask for payments that no webhook told of' }, []),
    () => keeping.reconcileRuns.executeWithOptions({ summary: 'Compare runs with their workflows' }, []),
    () => keeping.reconcileObjects.executeWithOptions({ summary: 'Look for the objects of exports' }, []),
    () => keeping.eraseDeleted.executeWithOptions({ summary: 'Erase projects that were deleted long ago' }, []),
    () => keeping.clearOld.executeWithOptions({ summary: 'Clear stills and rows past their time' }, []),
  ];
  const failures: unknown[] = [];
  // One step that fails must not keep the others from being done.
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
