/** Next calls this once when a server starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startUp } = await import('#lib/server/start-up.ts')
  await startUp()
}
