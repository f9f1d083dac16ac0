export const dealerNameCopy = {
  label: 'Type your store’s name',
  help: 'Only used to preview your name here.',
  helpOnPhotos:
    'It appears on the photos as you type, then your logo if you add it. Nothing leaves your device.',
  placeholder: 'Herb’s Chevrolet',
}
