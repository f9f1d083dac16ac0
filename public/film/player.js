const video = document.querySelector('video')

if (new URLSearchParams(location.search).get('autoplay') === '1') {
  // If the browser blocks autoplay, the video stays paused until the visitor plays it.
  video.play().catch(() => {})
}
