export {
  burialFormSource,
  burialTypeSource,
  carSource,
  complaintCauseSource,
  everyBurialFormSource,
  globalTemplateCategorySource,
  graveTypeSource,
  partnerTypeSource,
  productCategorySource,
  resourceSource,
  templateCategorySource,
} from './source'
