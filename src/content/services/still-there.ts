export const stillThere = {
  label: 'Damage in both pictures',
  text: 'Still there.',
  scratch: 'The scratch on the front door.',
  wheel: 'The curb rash on the front wheel.',
}
