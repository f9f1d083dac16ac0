export const dealerNameCopy = {
  label: 'Type your store’s name',
  help: 'It’s on the plate. Nothing leaves your device.',
  helpOnPhotos: 'It’s on the photo. Nothing leaves your device.',
  placeholder: 'Herb’s Chevrolet',
}
