import type { ComparedKey, KeyChange } from '#lib/events/compare-views.ts'

/** How each change is called. */
export const CHANGE_WORDS: Readonly<Record<KeyChange, string>> = {
  same: 'same',
  removed: 'removed',
  added: 'added',
  changed: 'changed',
}

/** How many keys differ, the filter's own marks left out. */
export function differenceCount(keys: readonly ComparedKey[]): number {
  return keys.filter(({ change, isFilterMark }) => change !== 'same' && !isFilterMark).length
}

/** The keys to list: all, or those that differ. */
export function listedKeys(
  keys: readonly ComparedKey[],
  onlyDifferences: boolean,
): readonly ComparedKey[] {
  return onlyDifferences ? keys.filter(({ change }) => change !== 'same') : keys
}
