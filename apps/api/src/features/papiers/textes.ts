import { denombre } from '@espace-adherent/domain'

export const textes = {
  nomArchive: (jour: string) => `mes-papiers-${jour}.zip`,
  nomLisezMoi: 'LISEZ-MOI.txt',
  documents: 'Documents',
  courriers: 'Courriers',
  aujourdhui: 'Édités ce jour',
  demandes: 'Mes demandes',
  echeancier: (annee: number) => `Échéancier ${annee}`,
  lisezMoi: (assureur: string, nombre: number, manquent: readonly string[]) =>
    [
      `Vos papiers ${assureur}`,
      '',
      `Cette archive contient ${denombre(nombre, 'document')}\u00a0: ceux que nous conservons pour vous, ceux que votre espace peut éditer ce jour, et les accusés de réception de vos demandes.`,
      'Cette archive contient ce que vous pouvez voir dans votre espace\u00a0: les soins qu’une autre personne du contrat garde pour elle n’y sont pas détaillés.',
      ...(manquent.length > 0
        ? [
            '',
            'Ces documents n’ont pas pu être préparés. Ouvrez-les dans votre espace, ou demandez-les-nous\u00a0:',
            ...manquent.map((nom) => `- ${nom}`),
          ]
        : []),
      '',
    ].join('\r\n'),
  retour: {
    etiquetteApi: 'documents',
    resumePage: 'La page du lien «\u00a0Revenir au papier\u00a0» d’un e-mail',
    resumeRetour: 'Revenir au papier, par le lien d’un e-mail',
    bouton: 'Oui, revenir au papier',
    question: {
      titre: 'Recevoir vos documents sur papier\u00a0?',
      texte:
        'Vos prochains documents vous seront envoyés par la poste, gratuitement, à votre adresse postale. Ils resteront aussi dans votre espace.',
    },
    faite: {
      titre: 'C’est noté',
      texte:
        'Vos prochains documents vous seront envoyés par la poste. Un e-mail vous le confirme. Vous pouvez changer d’avis à tout moment dans votre espace.',
    },
    deja: {
      titre: 'Vos documents vous parviennent déjà par la poste',
      texte: 'Il n’y a rien à faire. Vous pouvez changer d’avis à tout moment dans votre espace.',
    },
    inconnue: {
      titre: 'Ce lien n’est plus valable',
      texte:
        'Connectez-vous à votre espace pour choisir comment recevoir vos documents, ou appelez-nous.',
    },
  },
} as const
