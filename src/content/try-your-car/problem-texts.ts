export const problemTexts = {
  'not-a-video': 'That file isn’t a video. Pick an MP4, MOV or WebM, or a set of photos.',
  'not-decoded':
    'This browser can’t read that video. The file may be damaged. If it plays elsewhere, set the phone to “Most Compatible” or H.264, which every browser reads, and record again.',
  'no-picture':
    'This browser finds no picture in that file. If it’s a video, set the phone to “Most Compatible” or H.264, which every browser reads, and record again.',
  incomplete:
    'That video can’t be read to its end: the file is incomplete or damaged. Copy it from the phone again.',
  'too-large': 'That video is over 500 MB. Once around a car takes less than a minute: trim it on the phone.',
  'too-long':
    'That video is longer than 3 minutes. Once around a car takes less than one: trim it on the phone.',
  'too-short': 'That video is shorter than 3 seconds, which is no walk around a car.',
  'one-video': 'One video at a time, please, or photos without a video.',
  'no-photos': 'None of those files is a photo that this browser can open. JPEG, PNG and WebP always work.',
  'too-few-photos': 'A spin takes at least 12 photos. Stop every few steps and take one more.',
  'too-many-photos': 'A spin takes at most 72 photos. Leave every second one out.',
  'out-of-memory':
    'The browser ran out of memory. Close other tabs and try again, or use a shorter video or fewer photos.',
  failed:
    'Something went wrong while reading that. Your files are as they were; try again or try another one.',
} as const
