ALTER TABLE "client" ADD COLUMN "preparation" jsonb;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "ouvert_le" timestamp with time zone;