/** What viewer/index.html says, by its ids. */
export const spinControlsCopy = {
  hint: 'Drag to turn',
  left: 'Turn 10 degrees left',
  right: 'Turn 10 degrees right',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  featuresButton: 'Features',
  fullScreen: 'Full screen',
}
