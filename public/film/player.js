const video = document.querySelector('video')

if (new URLSearchParams(location.search).get('autoplay') === '1') {
  // A browser that refuses leaves the film paused, with its controls.
  video.play().catch(() => {})
}
