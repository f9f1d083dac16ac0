export const dealerNameCopy = {
  label: 'Type your store’s name',
  help: 'For this site’s samples. We don’t save it.',
  helpOnPhotos:
    'It appears on the photos as you type, then your logo if you add it. Nothing leaves your device.',
  placeholder: 'Herb’s Chevrolet',
}
