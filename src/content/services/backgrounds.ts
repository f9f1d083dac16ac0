import type { PictureSource } from '@/content/media/picture-source'
import {
  backgroundAirfieldHangar,
  backgroundAutumnPark,
  backgroundBlackMirrorStudio,
  backgroundBrickAlley,
  backgroundCityNightBokeh,
  backgroundCoastalOverlook,
  backgroundConcreteLoft,
  backgroundDesertRoad,
  backgroundForestClearing,
  backgroundGlassShowroom,
  backgroundGreyGradientStudio,
  backgroundMarbleHall,
  backgroundMountainPass,
  backgroundNeonTunnel,
  backgroundRooftopDusk,
  backgroundSnowField,
  backgroundSunsetHorizon,
  backgroundTiledWorkshop,
  backgroundWarehouse,
  backgroundWhiteCove,
} from '@/content/media/pictures'

export type Background = { id: string; name: string; image: PictureSource }

/** The twenty free backgrounds, studios first. SPEC section 2, Virtual backgrounds. */
export const backgrounds: ReadonlyArray<Background> = [
  { id: 'glass-showroom', name: 'Glass showroom', image: backgroundGlassShowroom },
  { id: 'grey-gradient-studio', name: 'Gray gradient studio', image: backgroundGreyGradientStudio },
  { id: 'black-mirror-studio', name: 'Black mirror studio', image: backgroundBlackMirrorStudio },
  { id: 'white-cove', name: 'White cove', image: backgroundWhiteCove },
  { id: 'concrete-loft', name: 'Concrete loft', image: backgroundConcreteLoft },
  { id: 'marble-hall', name: 'Marble hall', image: backgroundMarbleHall },
  { id: 'tiled-workshop', name: 'Tiled workshop', image: backgroundTiledWorkshop },
  { id: 'warehouse', name: 'Warehouse', image: backgroundWarehouse },
  { id: 'airfield-hangar', name: 'Airfield hangar', image: backgroundAirfieldHangar },
  { id: 'brick-alley', name: 'Brick alley', image: backgroundBrickAlley },
  { id: 'rooftop-dusk', name: 'Rooftop dusk', image: backgroundRooftopDusk },
  { id: 'city-night-bokeh', name: 'City night bokeh', image: backgroundCityNightBokeh },
  { id: 'neon-tunnel', name: 'Neon tunnel', image: backgroundNeonTunnel },
  { id: 'sunset-horizon', name: 'Sunset horizon', image: backgroundSunsetHorizon },
  { id: 'desert-road', name: 'Desert road', image: backgroundDesertRoad },
  { id: 'coastal-overlook', name: 'Coastal overlook', image: backgroundCoastalOverlook },
  { id: 'mountain-pass', name: 'Mountain pass', image: backgroundMountainPass },
  { id: 'snow-field', name: 'Snow field', image: backgroundSnowField },
  { id: 'autumn-park', name: 'Autumn park', image: backgroundAutumnPark },
  { id: 'forest-clearing', name: 'Forest clearing', image: backgroundForestClearing },
]

/** The full picture that a visitor takes home. @param id a background's id */
export function backgroundDownload(id: string) {
  return `/backgrounds/${id}.jpg`
}

export const backgroundsCopy = {
  seoTitle: 'Free Virtual Backgrounds',
  title: 'Free virtual backgrounds',
  description:
    'Twenty virtual backgrounds for vehicle photos, free to download, each with a sample car to try on it.',
  lead: 'Twenty backgrounds for your inventory, free to download. Open one to see our sample car on it.',
  loading: 'Loading backgrounds',
  empty: 'No backgrounds available at the moment.',
  download: 'Download',
  preview: 'Preview',
  previous: 'Previous background',
  next: 'Next background',
  tryOn: 'Show the sample car',
  carAlt: 'The red sample car',
  note: 'The download is the empty background, 1600 by 900 pixels.',
}
