/** A page that the header and the palette lead to. */
export type Page = { readonly label: string; readonly href: string; readonly purpose: string }

/** The pages that stand, in the order of the header. */
export const PAGES: readonly Page[] = [
  { label: 'Playground', href: '/playground', purpose: 'Run a tool or inspect a result' },
  { label: 'Runs', href: '/runs', purpose: 'Review what was kept of every run' },
  { label: 'Tools', href: '/tools', purpose: 'See what each tool says of itself' },
  {
    label: 'Sources',
    href: '/sources',
    purpose: 'MCP servers and HTTP services that tools come from',
  },
  {
    label: 'Settings',
    href: '/settings',
    purpose: 'Privacy level, and policies of calls and results',
  },
]

/** True where `pathname` is the page at `href` or lies below it. */
export function isUnder(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
