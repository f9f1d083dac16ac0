import { enhanceSplit } from '@/content/media/stills/angle-pictures'
import { videoFilming } from '@/content/media/stills/video-pictures'

export const jobPictures = { filming: videoFilming, split: enhanceSplit }
