'use client'

import { Button } from '@mantine/core'
import { IconLogin } from '@tabler/icons-react'
import { useState, useTransition } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { BeginSignIn } from './source.ts'
import detailStyles from './source-detail.module.css'
import styles from './sources.module.css'

const UNREACHABLE = 'The server cannot be reached, so no sign-in was begun: try again.'

/** Begins a sign-in at a source, and names the hosts before the browser goes there. */
export function SignInButton(props: { name: string; isNeeded: boolean; begin: BeginSignIn }) {
  const { name, isNeeded, begin } = props
  const [begun, setBegun] = useState<Awaited<ReturnType<BeginSignIn>> | null>(null)
  const [isBeginning, startTransition] = useTransition()
  const start = () =>
    startTransition(async () => {
      setBegun(await begin(name).catch(() => ({ problem: UNREACHABLE })))
    })
  return (
    <>
      {begun && 'url' in begun ? (
        <>
          <Button component="a" href={begun.url} rel="noreferrer">
            Go on at <ForeignText text={begun.host} maxCharacters={80} />
          </Button>
          <div role="status" className={detailStyles.signIn}>
            <dl>
              <div>
                <dt>You sign in at</dt>
                <dd>
                  <ForeignText text={begun.host} />
                </dd>
              </div>
              <div>
                <dt>Vitrine gets its token from</dt>
                <dd>
                  <ForeignText text={begun.tokenHost} />
                  {begun.tokenHost !== begun.host && ', another host: go on only if you know both.'}
                </dd>
              </div>
            </dl>
          </div>
        </>
      ) : (
        <Button
          variant={isNeeded ? 'filled' : 'default'}
          leftSection={<IconLogin size={15} stroke={1.7} />}
          loading={isBeginning}
          onClick={start}
        >
          Sign in
        </Button>
      )}
      {begun && 'problem' in begun && (
        <p role="alert" className={styles.problem}>
          {begun.problem}
        </p>
      )}
    </>
  )
}
