import type { PictureSource } from '@/content/media/picture-source'
import type { backgroundCars } from '@/content/media/stills/background-cars'
import * as pictures from '@/content/media/stills/background-pictures'

export type Background = {
  id: keyof typeof backgroundCars
  name: string
  image: PictureSource
}

export const backgrounds: ReadonlyArray<Background> = [
  { id: 'white-cove', name: 'White cove', image: pictures.backgroundWhiteCove },
  { id: 'grey-gradient-studio', name: 'Gray gradient studio', image: pictures.backgroundGreyGradientStudio },
  { id: 'black-mirror-studio', name: 'Black mirror studio', image: pictures.backgroundBlackMirrorStudio },
  { id: 'concrete-loft', name: 'Concrete loft', image: pictures.backgroundConcreteLoft },
  { id: 'airfield-hangar', name: 'Airfield hangar', image: pictures.backgroundAirfieldHangar },
  { id: 'glass-showroom', name: 'Glass showroom', image: pictures.backgroundGlassShowroom },
  { id: 'warehouse', name: 'Warehouse', image: pictures.backgroundWarehouse },
  { id: 'marble-hall', name: 'Marble hall', image: pictures.backgroundMarbleHall },
  { id: 'tiled-workshop', name: 'Tiled workshop', image: pictures.backgroundTiledWorkshop },
  { id: 'coastal-overlook', name: 'Coastal overlook', image: pictures.backgroundCoastalOverlook },
  { id: 'mountain-pass', name: 'Mountain pass', image: pictures.backgroundMountainPass },
  { id: 'desert-road', name: 'Desert road', image: pictures.backgroundDesertRoad },
  { id: 'snow-field', name: 'Snow field', image: pictures.backgroundSnowField },
  { id: 'autumn-park', name: 'Autumn park', image: pictures.backgroundAutumnPark },
  { id: 'forest-clearing', name: 'Forest clearing', image: pictures.backgroundForestClearing },
  { id: 'sunset-horizon', name: 'Sunset horizon', image: pictures.backgroundSunsetHorizon },
  { id: 'rooftop-dusk', name: 'Rooftop dusk', image: pictures.backgroundRooftopDusk },
  { id: 'city-night-bokeh', name: 'City night bokeh', image: pictures.backgroundCityNightBokeh },
  { id: 'neon-tunnel', name: 'Neon tunnel', image: pictures.backgroundNeonTunnel },
  { id: 'brick-alley', name: 'Brick alley', image: pictures.backgroundBrickAlley },
]
