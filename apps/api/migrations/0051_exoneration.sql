ALTER TABLE "personne" ADD COLUMN "exoneration" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "exoneration_du" date;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "exoneration_au" date;