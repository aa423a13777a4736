'use client'

import { useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { MarksContext, MarksToggle } from '#components/inspector/text/marks.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import styles from '../artifacts.module.css'

/** Why a call failed, and the details where there are any. */
export function ErrorArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const { message, detail } = payload
  const [marks, setMarks] = useState(true)
  return (
    <>
      <div className={styles.error}>
        <MarksContext value={marks}>
          <ForeignText text={typeof message === 'string' ? message : ''} maxCharacters={2000} />
        </MarksContext>
        <MarksToggle marks={marks} onChange={setMarks} />
      </div>
      {typeof detail === 'string' && <TextViewer text={detail} label={`${title}: detail`} />}
    </>
  )
}
