import { redirect } from 'next/navigation'

/** The playground is where work starts. */
export default function HomePage() {
  redirect('/playground')
}
