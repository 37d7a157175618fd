CREATE TABLE "import_fichier" (
	"lot_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"taille" bigint NOT NULL,
	"recus" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "import_fichier_lot_id_nom_pk" PRIMARY KEY("lot_id","nom")
);
--> statement-breakpoint
CREATE TABLE "import_morceau" (
	"lot_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"debut" bigint NOT NULL,
	"remote_file_name" text NOT NULL,
	CONSTRAINT "import_morceau_lot_id_nom_debut_pk" PRIMARY KEY("lot_id","nom","debut"),
	CONSTRAINT "import_morceau_remoteFileName_unique" UNIQUE("remote_file_name")
);
--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "pris_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "corrige" text;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "manifeste" text;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "arret" text;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "avancement" jsonb;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "effacer_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_lot" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "invite_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_lot" ADD CONSTRAINT "import_lot_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "import_fichier" ADD CONSTRAINT "import_fichier_lot_id_import_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."import_lot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_morceau" ADD CONSTRAINT "import_morceau_lot_id_nom_import_fichier_lot_id_nom_fk" FOREIGN KEY ("lot_id","nom") REFERENCES "public"."import_fichier"("lot_id","nom") ON DELETE cascade ON UPDATE no action;