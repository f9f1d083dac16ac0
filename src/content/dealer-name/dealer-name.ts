export const dealerNameCopy = {
  heading: 'Your name on it',
  label: 'Type your store’s name',
  help: 'See it on the plate. It stays in this browser.',
  helpOnPhotos: 'See it on the photo. It stays in this browser.',
  placeholder: 'Herb’s Chevrolet',
}
