'use client'

import { useMantineColorScheme } from '@mantine/core'
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  useSpotlight,
} from '@mantine/spotlight'
import {
  IconArrowRight,
  IconClipboardText,
  IconContrast,
  IconHistory,
  IconKeyboard,
  IconSearch,
  IconTool,
} from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { PAGES } from './pages.ts'
import styles from './palette.module.css'
import { paletteStore } from './palette-store.ts'
import { SCHEME_OPTIONS } from './theme.ts'

/** A place of one's own: a tool or a run, by name. */
export type Destination = { readonly label: string; readonly href: string; readonly detail: string }

/**
 * The palette: tools, recent runs, pages, and a few switches. Opening it asks the server for the newest runs.
 * It is mounted by its first opening, and Ctrl or ⌘ K is the frame's.
 */
export function Palette(props: {
  tools: readonly Destination[]
  recentRuns: readonly Destination[]
  onKeys: () => void
}) {
  const router = useRouter()
  const groups = usePaletteGroups(props)
  const { opened } = useSpotlight(paletteStore)
  useEffect(() => {
    if (opened) router.refresh()
  }, [opened, router])
  return (
    <Spotlight
      actions={groups}
      store={paletteStore}
      shortcut={null}
      highlightQuery
      scrollable
      classNames={{ actionDescription: styles.detail ?? '' }}
      attributes={{ content: { 'aria-label': 'Go to' } }}
      lockScroll={false}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      maxHeight={420}
      limit={30}
      nothingFound="Nothing bears that name."
      searchProps={{
        leftSection: <IconSearch size={17} stroke={1.6} />,
        placeholder: 'A tool, a run, a page…',
        'aria-label': 'Go to',
      }}
    />
  )
}

function usePaletteGroups({
  tools,
  recentRuns,
  onKeys,
}: Parameters<typeof Palette>[0]): SpotlightActionGroupData[] {
  const router = useRouter()
  const { toggleColorScheme } = useMantineColorScheme(SCHEME_OPTIONS)
  return useMemo(() => {
    const goTo = (icon: typeof IconTool) => (destination: Destination) =>
      action(destination, icon, () => router.push(destination.href))
    const inspect = { label: 'Inspect a result', href: '/playground?mode=inspect', detail: '' }
    return [
      { group: 'Tools', actions: tools.map(goTo(IconTool)) },
      { group: 'Recent runs', actions: recentRuns.map(goTo(IconHistory)) },
      {
        group: 'Pages',
        actions: [
          ...PAGES.map((page) => ({ ...page, detail: page.purpose })).map(goTo(IconArrowRight)),
          goTo(IconClipboardText)(inspect),
        ],
      },
      {
        group: 'Do',
        actions: [
          action({ label: 'Switch light and dark' }, IconContrast, () => toggleColorScheme()),
          action({ label: 'Show the keys' }, IconKeyboard, onKeys),
        ],
      },
    ].filter(({ actions }) => actions.length > 0)
  }, [tools, recentRuns, router, toggleColorScheme, onKeys])
}

function action(
  { label, href, detail }: Partial<Destination> & { label: string },
  Icon: typeof IconTool,
  onClick: () => void,
): SpotlightActionData {
  return {
    id: href ?? label,
    label,
    ...(detail && { description: detail }),
    leftSection: <Icon size={17} stroke={1.6} />,
    onClick,
  }
}
