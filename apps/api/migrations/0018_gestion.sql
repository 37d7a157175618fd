CREATE TABLE "vue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"compte_id" uuid NOT NULL,
	"gestion" text NOT NULL,
	"nom" text NOT NULL,
	"parametres" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "vue_nom" UNIQUE("compte_id","gestion","nom")
);
--> statement-breakpoint
ALTER TABLE "historique" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "historique" ADD COLUMN "avant" jsonb;--> statement-breakpoint
ALTER TABLE "historique" ADD COLUMN "apres" jsonb;--> statement-breakpoint
ALTER TABLE "historique" ADD COLUMN "requete" text;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referentiel" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "referentiel" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vue" ADD CONSTRAINT "vue_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "historique_cible" ON "historique" USING btree ("objet","cible","id");