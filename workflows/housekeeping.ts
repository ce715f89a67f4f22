import { outbox, sweeping } from './activity-options.ts';

/** What the stack does by the clock: starts what was missed, ends what was lost, clears what is old. */
export async function housekeeping(): Promise<void> {
  await sweeping.startMissedRuns.executeWithOptions({ summary: 'Start runs that the outbox still holds' }, []);
  await sweeping.settleLostRuns.executeWithOptions({ summary: 'Settle runs whose workflow is closed or gone' }, []);
  await sweeping.wakeWaitingRuns.executeWithOptions({ summary: 'Wake runs whose money has come' }, []);
  await sweeping.keepHolds.executeWithOptions({ summary: 'Renew and expire what runs hold' }, []);
  await sweeping.sweepDrafts.executeWithOptions({ summary: 'Abandon drafts that no run works on' }, []);
  await outbox.startMissedDeliveries.executeWithOptions({ summary: 'Start deliveries that were missed' }, []);
  await sweeping.evictUnused.executeWithOptions({ summary: 'Evict parts and stills that are long unused' }, []);
}
