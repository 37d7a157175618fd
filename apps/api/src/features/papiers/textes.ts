export const textes = {
  nomArchive: (jour: string) => `mes-papiers-${jour}.zip`,
  nomLisezMoi: 'LISEZ-MOI.txt',
  documents: 'Documents',
  courriers: 'Courriers',
  aujourdhui: 'Édités ce jour',
  demandes: 'Mes demandes',
  lisezMoi: (assureur: string, nombre: number, manquent: readonly string[]) =>
    [
      `Vos papiers ${assureur}`,
      '',
      `Cette archive contient ${nombre} documents\u00a0: ceux que nous conservons pour vous, ceux que votre espace peut éditer ce jour, et les accusés de réception de vos demandes.`,
      'Elle contient ce que vous pouvez voir dans votre espace\u00a0: les soins qu’une autre personne du contrat garde pour elle n’y sont pas détaillés.',
      ...(manquent.length > 0
        ? [
            '',
            'Ces documents n’ont pas pu être préparés. Ouvrez-les dans votre espace, ou demandez-les-nous\u00a0:',
            ...manquent.map((nom) => `- ${nom}`),
          ]
        : []),
      '',
    ].join('\r\n'),
} as const
