'use client'

import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { createContext } from 'react'
import { ToolbarToggle } from './toolbar-toggle.tsx'

/** Whether the short foreign texts inside have their invisible characters labelled. */
export const MarksContext = createContext(true)

/** Shows invisible characters labelled, or the text raw. Source: design `ui.md`, "Text is text". */
export function MarksToggle(props: { marks: boolean; onChange: (marks: boolean) => void }) {
  const { marks, onChange } = props
  return (
    <ToolbarToggle label="Label invisible characters" pressed={marks} onChange={onChange}>
      {marks ? <IconEye size={16} /> : <IconEyeOff size={16} />}
    </ToolbarToggle>
  )
}
