'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { InspectedStep } from '../inspected-step.ts'
import styles from '../inspector.module.css'
import type { TabName } from '../step-tabs.ts'

function Loading() {
  return <p className={styles.loading}>Loading…</p>
}

/** What each tab shows, loaded when it is first shown. */
export const TAB_PANELS: Readonly<Record<TabName, ComponentType<InspectedStep>>> = {
  result: dynamic(() => import('./result-tab.tsx').then((tab) => tab.ResultTab), {
    ssr: false,
    loading: Loading,
  }),
  wire: dynamic(() => import('./wire-tab.tsx').then((tab) => tab.WireTab), {
    ssr: false,
    loading: Loading,
  }),
  artifacts: dynamic(() => import('./artifacts-tab.tsx').then((tab) => tab.ArtifactsTab), {
    ssr: false,
    loading: Loading,
  }),
  findings: dynamic(() => import('./findings-tab.tsx').then((tab) => tab.FindingsTab), {
    ssr: false,
    loading: Loading,
  }),
  audit: dynamic(() => import('./audit-tab.tsx').then((tab) => tab.AuditTab), {
    ssr: false,
    loading: Loading,
  }),
  arguments: dynamic(() => import('./arguments-tab.tsx').then((tab) => tab.ArgumentsTab), {
    ssr: false,
    loading: Loading,
  }),
  raw: dynamic(() => import('./raw-tab.tsx').then((tab) => tab.RawTab), {
    ssr: false,
    loading: Loading,
  }),
}
