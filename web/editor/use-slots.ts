import { useState } from 'react';

interface Slot {
  /** Stays while what stands in it is rewritten. */
  key: string;
  id: string;
}

/**
 * Places for things whose id changes when they are rewritten, as a note's does: one that comes while another goes takes
 * its place, so that what a person is writing there is not lost.
 */
export function useSlots(ids: readonly string[]): Slot[] {
  const [slots, setSlots] = useState<Slot[]>(() => ids.map((id) => ({ key: id, id })));
  const next = placed(slots, ids);
  const isSame = next.length === slots.length && next.every(({ id }, index) => id === slots[index]?.id);
  if (isSame) return slots;
  setSlots(next);
  return next;
}

function placed(slots: readonly Slot[], ids: readonly string[]): Slot[] {
  const fresh = ids.filter((id) => !slots.some((slot) => slot.id === id));
  const kept = slots.flatMap((slot) => {
    const id = ids.includes(slot.id) ? slot.id : fresh.shift();
    return id ? [{ key: slot.key, id }] : [];
  });
  return [...kept, ...fresh.map((id) => ({ key: id, id }))];
}
