import type { Metadata } from 'next'
import { BoundarySettings } from '#components/settings/boundary-settings.tsx'
import { CallSettings } from '#components/settings/call-settings.tsx'
import { PrivacySettings } from '#components/settings/privacy-settings.tsx'
import styles from '#components/settings/settings.module.css'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { MAX_TRIAL_LENGTH } from '#lib/server/try-policy.ts'
import { clearBoundaryPolicy, setBoundaryPolicy } from '../actions/set-boundary-policy.ts'
import { clearCallPolicy, setCallPolicy } from '../actions/set-call-policy.ts'
import { setPrivacyLevel } from '../actions/set-privacy-level.ts'
import { tryPolicy } from '../actions/try-policy.ts'

export const metadata: Metadata = { title: 'Settings' }

/** What is kept of runs, what the boundary does with results, and who changed that. */
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
      <CallSettings
        policies={adminConsole.callPolicies()}
        changes={await adminConsole.callPolicyChanges()}
        setPolicy={setCallPolicy}
        clearPolicy={clearCallPolicy}
      />
      <BoundarySettings
        policies={adminConsole.policies()}
        changes={await adminConsole.policyChanges()}
        ceiling={DEFAULT_POLICY.maxChars}
        maxTrialLength={MAX_TRIAL_LENGTH}
        setPolicy={setBoundaryPolicy}
        clearPolicy={clearBoundaryPolicy}
        tryPolicy={tryPolicy}
      />
    </div>
  )
}
