/** Loads what most results are shown with, so that it is there when the run's first step is. */
export async function preloadInspector(): Promise<void> {
  await Promise.all([
    import('./run-inspector.tsx'),
    import('./tabs/result-tab.tsx'),
    import('./tabs/artifacts-tab.tsx'),
    import('#components/artifacts/kinds/table.tsx'),
    import('#components/artifacts/kinds/text.tsx'),
    import('#components/artifacts/kinds/json.tsx'),
  ])
}
