'use client'

import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import styles from '../artifacts.module.css'

/** Why a call failed, and the details where there are any. */
export function ErrorArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const { message, detail } = payload
  return (
    <>
      <p className={styles.error}>
        <ForeignText text={typeof message === 'string' ? message : ''} maxCharacters={2000} />
      </p>
      {typeof detail === 'string' && <TextViewer text={detail} label={`${title}: detail`} />}
    </>
  )
}
