import { defineMail } from '@espace-adherent/domain'

export const violationMail = defineMail({
  key: 'violations.information',
  libelle: 'Vos données ont été touchées par un incident',
  variables: { message: 'texte' },
  sujet: 'Un incident a touché vos données',
  corps: [
    'Un incident de sécurité a touché des données que nous gardons sur vous. La loi nous demande de vous en informer, quels que soient vos choix de communication.',
    '((message))',
    'Vos questions et vos droits\u00a0: lisez sur la page «\u00a0Données personnelles\u00a0» de notre site comment joindre notre délégué à la protection des données. Vous pouvez aussi vous adresser à la CNIL, sur cnil.fr.',
  ],
})

export const violationsMots = [violationMail]
