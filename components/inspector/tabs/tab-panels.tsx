'use client'

import type { ComponentType } from 'react'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import type { InspectedStep } from '../inspected-step.ts'
import styles from '../inspector.module.css'
import type { TabName } from '../step-tabs.ts'

function Loading() {
  return <p className={styles.loading}>Loading…</p>
}

/** What each tab shows, loaded when it is first shown. */
export const TAB_PANELS: Readonly<Record<TabName, ComponentType<InspectedStep>>> = {
  result: loadedLater(() => import('./result-tab.tsx').then((tab) => tab.ResultTab), Loading),
  wire: loadedLater(() => import('./wire-tab.tsx').then((tab) => tab.WireTab), Loading),
  artifacts: loadedLater(
    () => import('./artifacts-tab.tsx').then((tab) => tab.ArtifactsTab),
    Loading,
  ),
  findings: loadedLater(() => import('./findings-tab.tsx').then((tab) => tab.FindingsTab), Loading),
  audit: loadedLater(() => import('./audit-tab.tsx').then((tab) => tab.AuditTab), Loading),
  arguments: loadedLater(
    () => import('./arguments-tab.tsx').then((tab) => tab.ArgumentsTab),
    Loading,
  ),
  raw: loadedLater(() => import('./raw-tab.tsx').then((tab) => tab.RawTab), Loading),
}
