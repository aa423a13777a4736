import { createSpotlight } from '@mantine/spotlight'

/** Whether the palette is open, and what opens and closes it; here, so that the palette itself loads late. */
export const [paletteStore, palette] = createSpotlight()
