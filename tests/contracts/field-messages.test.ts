import { expect, test } from 'vitest'
import { messageFor, schemas } from './schemas.ts'

const noRole = "Please select a role you're applying for"
const mustBeEmpty = 'This field should be empty'
const notLinkedin = 'Please enter a valid LinkedIn URL'
const notADate = 'Please enter a valid date as mm/dd/yyyy'
const shortName = 'Name must be at least 2 characters'
const badName = 'Name can only contain letters, spaces, hyphens, and apostrophes'
const shortPhone = 'Phone number must be at least 10 digits'
const badUrl = 'Please enter a valid website URL'
const badDomain = 'Please enter a valid domain (e.g., example.com)'

test.each([
  ['contact', 'name', '', shortName],
  ['contact', 'name', '  A  ', shortName],
  ['contact', 'name', undefined, shortName],
  ['contact', 'name', 42, shortName],
  ['contact', 'name', '\u201cAda\u201d', badName],
  ['contact', 'name', '😀😀', badName],
  ['contact', 'name', 'R2D2', badName],
  ['contact', 'name', 'Ada\nBcc: x', badName],
  ['contact', 'name', 'Ada <b>', badName],
  ['contact', 'name', 'Jose\u0301 Nuñez', undefined],
  ['contact', 'name', 'Łukasz Żółć', undefined],
  ['contact', 'name', '李小龍', undefined],
  ['contact', 'name', 'O`Neil', undefined],
  ['contact', 'phone', '555-0142', shortPhone],
  ['contact', 'phone', '123456789', shortPhone],
  ['contact', 'phone', '+44 20 7946 0958', 'Phone number must be less than 15 digits'],
  ['contact', 'phone', '4015550142 am', 'Please enter a valid phone number'],
  ['contact', 'phone', 4015550142, 'Please enter text'],
  ['contact', 'phone', undefined, undefined],
  ['contact', 'phone', '', undefined],
  ['contact', 'phone', '   ', undefined],
  ['contact', 'phone', '1234567890', undefined],
  ['contact', 'phone', '+44 20 7946 095', undefined],
  ['contact', 'phone', '+1.401.555.0142 ext 5', undefined],
  ['application', 'name', 'A', shortName],
  ['application', 'email', 'ada', 'Please enter a valid email address'],
  ['application', 'phone', '', shortPhone],
  ['application', 'roleApplyingFor', '', noRole],
  ['application', 'roleApplyingFor', 'boss', noRole],
  ['application', 'roleApplyingFor', undefined, noRole],
  ['application', 'website', ' ', mustBeEmpty],
  ['application', 'website', 7, mustBeEmpty],
  ['application', 'website', undefined, undefined],
  ['application', 'linkedinUrl', 'ada', notLinkedin],
  ['application', 'linkedinUrl', 'https://localhost/in/ada', notLinkedin],
  ['application', 'linkedinUrl', 'https://linkedin.com/in/ada diaz', notLinkedin],
  ['application', 'linkedinUrl', 'https://linkedin.com@evil.example/in/ada', notLinkedin],
  ['application', 'linkedinUrl', 'javascript:alert(1)', notLinkedin],
  ['application', 'linkedinUrl', `https://${'x'.repeat(200)}.example`, notLinkedin],
  ['demo', 'name', '', 'Name is required'],
  ['demo', 'name', ' ', 'Name is required'],
  ['demo', 'name', 'A', undefined],
  ['demo', 'email', undefined, 'Email is required'],
  ['demo', 'email', '', 'Email is required'],
  ['demo', 'email', 'ada', 'Please enter a valid email address'],
  ['demo', 'phone', '', 'Phone is required'],
  ['demo', 'phone', '555-0142', shortPhone],
  ['demo', 'dealershipName', '', 'Dealership name is required'],
  ['demo', 'dealershipName', 'B', undefined],
  ['plan', 'email', '', 'Please enter a valid email address'],
  ['plan', 'phone', '', shortPhone],
  ['plan', 'phone', undefined, 'Please enter a valid phone number'],
  ['plan', 'dealershipWebsite', '', undefined],
  ['plan', 'dealershipWebsite', 'yourdealership.com', undefined],
  ['plan', 'dealershipWebsite', 'www.your-dealership.co.uk/inventory?new=1', undefined],
  ['plan', 'dealershipWebsite', 'https://yourdealership.com/inventory', undefined],
  ['plan', 'dealershipWebsite', 'HTTP://yourdealership.com', undefined],
  ['plan', 'dealershipWebsite', 'autohaus-müller.de', undefined],
  ['plan', 'dealershipWebsite', 'not a site', badDomain],
  ['plan', 'dealershipWebsite', 'dealership', badDomain],
  ['plan', 'dealershipWebsite', '-bad-.com', badDomain],
  ['plan', 'dealershipWebsite', '192.168.0.1', badDomain],
  ['plan', 'dealershipWebsite', 'user@yourdealership.com', badDomain],
  ['plan', 'dealershipWebsite', 'dealer💩.com', badDomain],
  ['plan', 'dealershipWebsite', 'your_dealership.com', badDomain],
  ['plan', 'dealershipWebsite', `${'d'.repeat(64)}.com`, badDomain],
  ['plan', 'dealershipWebsite', 'javascript:alert(1)', badUrl],
  ['plan', 'dealershipWebsite', 'javascript://yourdealership.com/%0aalert(1)', badUrl],
  ['plan', 'dealershipWebsite', 'ftp://dealer.com', badUrl],
  ['plan', 'dealershipWebsite', 'https://dealership', badUrl],
  ['plan', 'dealershipWebsite', 'https://not a site.com', badUrl],
  ['plan', 'dealershipWebsite', 'https://me:pw@yourdealership.com', badUrl],
  ['plan', 'dealershipWebsite', 'https://dealer“s.com', badUrl],
  ['plan', 'dealershipWebsite', 'https://dealer%2ecom', badUrl],
  ['plan', 'preferredStartDate', '', undefined],
  ['plan', 'preferredStartDate', '2026-11-21', 'Start date must be in the future'],
  ['plan', 'preferredStartDate', '2026-11-22', undefined],
  ['plan', 'preferredStartDate', '2027-11-21', undefined],
  ['plan', 'preferredStartDate', '2027-11-22', 'Start date must be within the next year'],
  ['plan', 'preferredStartDate', '2027-02-29', notADate],
  ['plan', 'preferredStartDate', '11/22/2026', notADate],
  ['inquiry', 'vehicleVolume', '', 'Please select a vehicle volume range'],
  ['inquiry', 'timeline', '', 'Please select a timeline'],
  ['inquiry', 'phone', '12345', shortPhone],
] as const)('the %s form validates the field %s with the value %j', (form, field, value, expected) =>
  expect(messageFor(schemas[form])(field, value)).toBe(expected),
)

test.each([
  ['contact', 'name', 'Name', 2, 50],
  ['contact', 'company', 'Company name', 0, 100],
  ['contact', 'vehicles', 'Vehicles a month', 0, 40],
  ['contact', 'message', 'Message', 10, 1000],
  ['plan', 'dealershipName', 'Dealership name', 2, 100],
  ['plan', 'name', 'Contact name', 2, 50],
  ['plan', 'jobTitle', 'Job title', 2, 50],
  ['plan', 'planInterest', 'Plan', 0, 100],
  ['plan', 'discountCode', 'Discount code', 0, 50],
  ['plan', 'referralCode', 'Referral code', 0, 50],
  ['demo', 'message', 'Message', 0, 1000],
  ['application', 'location', 'Location', 2, 100],
  ['application', 'coverLetter', 'Cover letter', 50, 2000],
  ['inquiry', 'dealershipName', 'Dealership name', 2, 100],
  ['inquiry', 'contactName', 'Contact name', 2, 50],
  ['inquiry', 'vehicleVolume', 'Selection', 1, 100],
  ['inquiry', 'timeline', 'Selection', 1, 100],
  ['inquiry', 'currentProvider', 'Current provider', 0, 100],
  ['inquiry', 'painPoints', 'Pain points', 10, 500],
  ['inquiry', 'additionalInfo', 'Additional information', 0, 1000],
] as const)(
  'in the %s form, the field %s (“%s”) must have %i to %i characters',
  (form, field, label, min, max) => {
    const message = (length: number) => messageFor(schemas[form])(field, ` ${'x'.repeat(length)} `)
    const [tooShort, tooLong] = [
      `${label} must be at least ${min} characters`,
      `${label} must be less than ${max} characters`,
    ]
    if (min > 1) expect(message(min - 1)).toBe(tooShort)
    expect([message(min), message(max)]).toEqual([undefined, undefined])
    expect([message(max + 1), message(10_001)]).toEqual([tooLong, tooLong])
  },
)
