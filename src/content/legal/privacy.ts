import { type LegalText, mailLink, phoneLink } from '@/content/legal/legal'
import { site } from '@/content/site/site'

/** This text only describes what the site does, so the owner's lawyer must decide whether it is sufficient. */
export const needsLegalReview = true

export const privacyText: LegalText = {
  title: 'Privacy policy',
  lead: 'What this site does with what you type into it, and what it doesn’t do at all.',
  updated: 'Last changed in November 2026',
  sections: [
    {
      id: 'short-version',
      heading: 'The short version',
      paragraphs: [
        'You can read the whole site without telling us who you are. If you send a form, we keep what you sent and use it to answer you.',
        [
          `${site.name}, ${site.addressLines.join(', ')}, is responsible for your data. Write to `,
          mailLink,
          '.',
        ],
      ],
      points: [
        'No cookies.',
        'No trackers, no advertising networks, no analytics that follow you around.',
        'No marketing messages. If you leave a phone number, we call about your request only.',
        'We don’t sell data, and we don’t trade it.',
      ],
    },
    {
      id: 'forms',
      heading: 'When you send a form',
      paragraphs: [
        'We get what you type into the form: your name, how to reach you, your dealership and what you want to know. It’s stored in our database first and then emailed to our sales inbox, so an email outage can’t lose it.',
        'We also store which page the form was on and, if an ad or a newsletter brought you here, the campaign in its link (the utm_ parameters). This tells us which of our ads people respond to.',
        'We keep it for as long as we need it to answer you and, if you become a customer, to work with you. It isn’t deleted automatically after that. Ask us to delete it, and we will.',
      ],
    },
    {
      id: 'applications',
      heading: 'When you apply for a job',
      paragraphs: [
        'An application, with its cover letter and resume, is stored in our database and emailed to our careers inbox. You get a confirmation by email.',
        'The resume is purged from the database 180 days after it’s delivered. To have an application deleted sooner, in the inbox too, email us.',
      ],
    },
    {
      id: 'abuse',
      heading: 'Keeping robots out',
      paragraphs: [
        'To see whether one sender is flooding our forms, we keep a keyed hash of the IP address a form came from. It tells us that two messages came from the same place, not which place. The IP address itself isn’t stored with your message.',
        'Every form has a field that people don’t see and robots fill in. If there’s anything in it, an application is refused, and any other form is held until a person has looked at it. So is a form that’s sent faster than a person can fill it in. A form we hold as spam is deleted after 30 days.',
      ],
    },
    {
      id: 'browser',
      heading: 'Data that stays in your browser',
      paragraphs: [
        'Some things are kept in the session storage of the tab you’re reading in. Nothing of it is sent anywhere before you send a form, and it’s gone when you close the tab:',
      ],
      points: [
        'what you’ve typed into a form but not sent, so a reload doesn’t lose it (never a resume)',
        'the receipt of the last form you sent, so the thank-you page can show it',
        'the campaign named in the link you followed, which goes along with a form you send',
        'the store name, color and logo you tried on our pictures',
        'that you closed the offer at the bottom of the page, or that a page reloaded itself after we changed the site',
      ],
    },
    {
      id: 'others',
      heading: 'Who else handles it',
      paragraphs: [
        'Companies that work for us run the technology: one hosts this site, one the database and the function that takes the forms, one delivers the email. They handle data on our behalf and only for that. Like any web host, they may keep technical logs for a while, such as which IP address asked for which page.',
        'If we connect the system in which our sales team keeps requests, it receives the fields of your form and the reference number, never a resume.',
        'Images, fonts and the 360° viewer come from this site itself. Where another company’s video or viewer is used, your browser doesn’t contact that company until you ask for it.',
        'We hand data to authorities only when the law leaves us no choice.',
      ],
    },
    {
      id: 'choices',
      heading: 'Your choices',
      paragraphs: [
        [
          'You can ask what we have about you, have it corrected, or have it deleted. Email ',
          mailLink,
          ' or call ',
          phoneLink,
          '. We may ask for something that shows the data is yours, such as a message from the email address you used.',
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If the site starts doing something else with data, this page changes first and says when. What you sent before is treated the way this page said when you sent it.',
      ],
    },
  ],
}
