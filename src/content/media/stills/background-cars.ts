import type { PictureSource } from '@/content/media/picture-source'
import * as cutouts from '@/content/media/stills/cutout-pictures'
import type { backgroundDownloads } from './background-downloads'

export const backgroundCars = {
  'airfield-hangar': cutouts.cutoutStudioGloss,
  'autumn-park': cutouts.cutoutAutumnPark,
  'black-mirror-studio': cutouts.cutoutStudioGloss,
  'brick-alley': cutouts.cutoutNight,
  'city-night-bokeh': cutouts.cutoutNight,
  'coastal-overlook': cutouts.cutoutCoastalOverlook,
  'concrete-loft': cutouts.cutoutStudioGloss,
  'desert-road': cutouts.cutoutDesertRoad,
  'forest-clearing': cutouts.cutoutForestClearing,
  'glass-showroom': cutouts.cutoutStudioGloss,
  'grey-gradient-studio': cutouts.cutoutStudio,
  'marble-hall': cutouts.cutoutStudioGloss,
  'mountain-pass': cutouts.cutoutMountainPass,
  'neon-tunnel': cutouts.cutoutNeon,
  'rooftop-dusk': cutouts.cutoutRooftopDusk,
  'snow-field': cutouts.cutoutSnowField,
  'sunset-horizon': cutouts.cutoutSunsetHorizon,
  'tiled-workshop': cutouts.cutoutStudioGloss,
  warehouse: cutouts.cutoutStudio,
  'white-cove': cutouts.cutoutStudio,
} as const satisfies Record<keyof typeof backgroundDownloads, PictureSource>
