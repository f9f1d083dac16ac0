import type { PictureSource } from '@/content/media/picture-source'
import * as cutouts from '@/content/media/stills/cutout-pictures'
import type { backgroundDownloads } from './background-downloads'

export const backgroundCars = {
  'airfield-hangar': cutouts.cutoutStudioGloss,
  'autumn-park': cutouts.cutoutOvercast,
  'black-mirror-studio': cutouts.cutoutStudioGloss,
  'brick-alley': cutouts.cutoutNight,
  'city-night-bokeh': cutouts.cutoutNight,
  'coastal-overlook': cutouts.cutoutOvercast,
  'concrete-loft': cutouts.cutoutStudioGloss,
  'desert-road': cutouts.cutoutOvercast,
  'forest-clearing': cutouts.cutoutOvercast,
  'glass-showroom': cutouts.cutoutStudioGloss,
  'grey-gradient-studio': cutouts.cutoutStudio,
  'marble-hall': cutouts.cutoutStudioGloss,
  'mountain-pass': cutouts.cutoutOvercast,
  'neon-tunnel': cutouts.cutoutNeon,
  'rooftop-dusk': cutouts.cutoutOvercast,
  'snow-field': cutouts.cutoutOvercast,
  'sunset-horizon': cutouts.cutoutOvercast,
  'tiled-workshop': cutouts.cutoutStudioGloss,
  warehouse: cutouts.cutoutStudio,
  'white-cove': cutouts.cutoutStudio,
} as const satisfies Record<keyof typeof backgroundDownloads, PictureSource>
