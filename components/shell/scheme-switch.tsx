'use client'

import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { SCHEME_OPTIONS } from './theme.ts'

const SCHEMES = [
  { value: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
] as const satisfies readonly { value: MantineColorScheme; label: string; Icon: unknown }[]

/** Chooses light, dark or what the system says. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme(SCHEME_OPTIONS)
  // The server does not know what this browser chose.
  const chosen = useMounted() ? colorScheme : 'auto'
  const { Icon } = SCHEMES.find(({ value }) => value === chosen) ?? SCHEMES[0]
  return (
    <Menu position="bottom-end" width={180} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="md" aria-label="Colour scheme">
          <Icon size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme.value}
            leftSection={<scheme.Icon size={15} stroke={1.6} />}
            rightSection={scheme.value === chosen ? <IconCheck size={14} /> : null}
            aria-current={scheme.value === chosen}
            onClick={() => setColorScheme(scheme.value)}
          >
            {scheme.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
