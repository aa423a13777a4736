import type { Metadata } from 'next'
import { PrivacySettings } from '#components/settings/privacy-settings.tsx'
import styles from '#components/settings/settings.module.css'
import { theConsole } from '#lib/server/the-console.ts'
import { setPrivacyLevel } from '../actions/set-privacy-level.ts'

export const metadata: Metadata = { title: 'Settings' }

/** What is kept of runs, and who changed that. */
export default async function SettingsPage() {
  const adminConsole = await theConsole()
  const { level, ceiling } = adminConsole.privacy()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Settings</h1>
      <PrivacySettings
        key={level}
        level={level}
        ceiling={ceiling}
        changes={await adminConsole.privacyChanges()}
        setPrivacyLevel={setPrivacyLevel}
      />
    </div>
  )
}
