/** The product's mark: an object in a glass case. Decorative; its words stand beside it. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M4.5 8.5 12 3l7.5 5.5v9h-15z"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M3 20.5h18" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <path d="m12 8.6 3.1 3.4-3.1 3.4-3.1-3.4z" fill="currentColor" />
    </svg>
  )
}
